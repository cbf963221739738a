/** Lets the test's files be read as a browser's are: the test's document knows the older way only. */
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
