import { Spot, type SpotProps } from './spot.tsx'

/** An ID card and documents. */
export function DocumentsSpot({ size = 128 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 128 96">
      <circle cx="64" cy="48" r="42" fill="var(--brand-tint)" />
      <path d="m58 12 32 5a5 5 0 0 1 4 6l-9 52-42-7 9-52a5 5 0 0 1 6-4z" fill="var(--hill-2)" />
      <path
        d="M36 14h26l14 14v48a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <path d="M62 14v14h14" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M39 28h14M39 37h28M39 46h10" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      <rect x="52" y="48" width="56" height="37" rx="6" fill="var(--trail)" stroke="var(--figure)" strokeWidth="2.5" />
      <path d="M53 57v-3a5 5 0 0 1 5-5h44a5 5 0 0 1 5 5v3z" fill="#2f7f78" />
      <circle cx="66" cy="66" r="4.5" fill="#a9714b" />
      <path d="M58 79c0-10 16-10 16 0z" fill="#bf4a2b" />
      <path d="M81 65h20m-20 7h14m-14 7h17" stroke="#857c6c" strokeWidth="2.8" strokeLinecap="round" />
    </Spot>
  )
}
