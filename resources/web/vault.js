// Keeps records in the browser: each in a transaction of its own that is on the disk when put() is done, encrypted with a
// key that other pages do not have, since browsers give all files of a disk one storage.
class Vault {
  /** None where the browser keeps nothing. */
  static async open(name, secret) {
    try {
      const raw = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
      const key = await crypto.subtle.importKey("raw", await hmac(raw, utf8.encode("tandem keeping")), "AES-GCM", false, ["encrypt", "decrypt"]);
      const vault = new Vault(name, key);
      await vault.connect();
      await vault.all();
      return vault;
    } catch (error) {
      return null;
    }
  }

  constructor(name, key) {
    this.name = name;
    this.key = key;
    this.onchange = () => {};
    try {
      this.channel = new BroadcastChannel(name);
      this.channel.onmessage = () => this.onchange();
    } catch (error) {
      this.channel = null; // other tabs are then read when this one is looked at again
    }
  }

  connect() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, 1);
      setTimeout(() => reject(new Error("timeout")), 10000);
      request.onupgradeneeded = () => request.result.createObjectStore("kept", { keyPath: "id" });
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        this.db = request.result;
        this.db.onclose = () => (this.db = null); // somebody has cleared the browser's data
        resolve();
      };
    });
  }

  disconnect() {
    if (this.db) this.db.close();
    this.db = null;
  }

  /** Runs `work` in a transaction; done once it is on the disk. */
  async write(work) {
    if (!this.db) await this.connect();
    await new Promise((resolve, reject) => {
      const transaction = this.db.transaction("kept", "readwrite", { durability: "strict" });
      transaction.oncomplete = resolve;
      transaction.onerror = transaction.onabort = () => reject(transaction.error || new Error("aborted"));
      work(transaction.objectStore("kept"), transaction);
    });
    if (this.channel) this.channel.postMessage("changed");
  }

  async sealed(record) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: utf8.encode(record.id) }, this.key, utf8.encode(JSON.stringify(record)));
    return { id: record.id, iv, data };
  }

  /** Adds records, each {id, ...}. Refuses where everything was taken back, in another tab for example. */
  async put(records) {
    const sealed = await Promise.all(records.map((record) => this.sealed(record)));
    await this.write((store, transaction) => {
      const end = store.get("withdrawn");
      end.onsuccess = () => (end.result ? transaction.abort() : sealed.forEach((record) => store.put(record)));
    });
  }

  /** Erases everything and keeps `record`, with the id "withdrawn", alone. */
  async close(record) {
    const sealed = await this.sealed(record);
    await this.write((store) => {
      store.clear();
      store.put(sealed);
    });
  }

  /** All records that this form can read. */
  async all() {
    if (!this.db) await this.connect();
    const sealed = await new Promise((resolve, reject) => {
      const request = this.db.transaction("kept").objectStore("kept").getAll();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const opened = await Promise.all(sealed.map((record) => this.opened(record)));
    return opened.filter((record) => record);
  }

  async opened(record) {
    try {
      const bytes = await crypto.subtle.decrypt({ name: "AES-GCM", iv: record.iv, additionalData: utf8.encode(record.id) }, this.key, record.data);
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch (error) {
      return null;
    }
  }
}
