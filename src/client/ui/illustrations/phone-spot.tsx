import { Spot, type SpotProps } from './spot.tsx'

/** A phone with a message and an answer. */
export function PhoneSpot({ size = 128 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 128 96">
      <circle cx="64" cy="48" r="42" fill="var(--brand-tint)" />
      <rect x="42" y="6" width="44" height="84" rx="9" fill="var(--ink)" />
      <rect x="46" y="11" width="36" height="74" rx="5" fill="var(--surface)" />
      <path d="M59 80.5h10" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M26 22h36a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7H36l-9 7v-7h-1a7 7 0 0 1-7-7v-9a7 7 0 0 1 7-7z"
        fill="var(--hill-3)"
      />
      <path d="M28 30h30m-30 7h19" stroke="var(--trail)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M70 51h32a7 7 0 0 1 7 7v7a7 7 0 0 1-7 7h-1v7l-9-7H70a7 7 0 0 1-7-7v-7a7 7 0 0 1 7-7z"
        fill="var(--sun-disc)"
      />
      <path d="M86 67c-5-3-7-5-7-7.6 0-3.6 5-4.6 7-1.4 2-3.2 7-2.2 7 1.4 0 2.6-2 4.6-7 7.6z" fill="#bf4a2b" />
    </Spot>
  )
}
