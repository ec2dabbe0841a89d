import { Spot, type SpotProps } from './spot.tsx'

/** A path to a flag: for plans and first steps. */
export function PathSpot({ size = 128 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 128 96">
      <path d="M6 84C4 50 26 10 66 10s62 36 56 74z" fill="var(--brand-tint)" />
      <circle cx="36" cy="38" r="11" fill="var(--sun-disc)" />
      <path d="M6 84c14-20 36-28 60-26s46 10 56 26z" fill="var(--hill-2)" />
      <path d="M44 84c2-10 26-9 27-16 1-5-12-4-11-9 0-3 5-3 10-3-2 3 18 3 18 11 0 8-16 9-17 17z" fill="var(--trail)" />
      <path d="M70 57V27" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="m72 28 22 6-22 9z" fill="var(--accent)" stroke="var(--accent)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M2 84h124" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    </Spot>
  )
}
