import { Checkbox } from '@careers/ui';

export function ServerConsent({ text, label }: { text: string; label: string }) {
  return (
    <div>
      <p>
        {text} <a href="/donnees-personnelles">Données personnelles</a>
      </p>
      <Checkbox name="consent" value="true" required>
        {label}
      </Checkbox>
    </div>
  );
}
