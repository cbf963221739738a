import { useEffect, useRef } from 'react';
import { useSite } from '@careers/platform';
import { LISTENING, readPlayerMessage } from './player-messages.ts';
import type { PlayerEvent } from './player-messages.ts';

export interface PlayerProps {
  videoId: string;
  title: string;
  onEvent(event: PlayerEvent): void;
}

/** The provider's player in an iframe, playing; it takes the focus from the play button. */
export function Player({ videoId, title, onEvent }: PlayerProps) {
  const { videoProviderUrl } = useSite().configuration;
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const listener = ({ origin, source, data }: MessageEvent) => {
      if (origin !== videoProviderUrl || source !== frame.current?.contentWindow) return;
      const event = readPlayerMessage(data);
      if (event) onEvent(event);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [videoProviderUrl, onEvent]);

  const parameters = new URLSearchParams({
    enablejsapi: '1',
    autoplay: '1',
    rel: '0',
    hl: 'fr',
    playsinline: '1',
    origin: window.location.origin,
  });
  return (
    <iframe
      ref={frame}
      title={`Vidéo : ${title}`}
      src={`${videoProviderUrl}/embed/${videoId}?${parameters}`}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => frame.current?.contentWindow?.postMessage(LISTENING, videoProviderUrl)}
    />
  );
}
