import { useEffect, useState } from 'react';

/** Opens a PDF that the visitor has not seen yet. */
export function PreviewLink({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    url && (
      <p>
        <a href={url} target="_blank" rel="noopener">
          Voir le PDF (nouvelle fenêtre)
        </a>
      </p>
    )
  );
}
