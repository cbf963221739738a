/** Adds the modern reading methods of files, which jsdom lacks. */
export function installFileReading(): void {
  const documentBlob = Object.getPrototypeOf(File.prototype) as Blob;
  documentBlob.arrayBuffer ??= function (this: Blob) {
    return new Promise<ArrayBuffer>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
      reader.readAsArrayBuffer(this);
    });
  };
}
