import { Spot, type SpotProps } from './spot.tsx'

/** A house with the light on. */
export function HomeSpot({ size = 128 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 128 96">
      <path d="M8 84C4 48 28 10 66 10s60 36 54 74z" fill="var(--brand-tint)" />
      <path d="M86 24h9v18h-9z" fill="var(--hill-3)" />
      <path d="M34 46 64 22l30 24v38H34z" fill="var(--surface)" />
      <path
        d="m28 50 36-29 36 29"
        stroke="var(--accent)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M56 84V65a8 8 0 0 1 16 0v19z" fill="var(--hill-3)" />
      <circle cx="68" cy="73" r="1.8" fill="var(--sun-disc)" />
      <path d="M40 56h10v11H40zM78 56h10v11H78z" fill="var(--sun-disc)" />
      <path d="M45 56v11m-5-5.5h10M83 56v11m-5-5.5h10" stroke="var(--surface)" strokeWidth="1.5" />
      <path d="M14 84c-4-9 1-17 7-17s11 8 7 17zm88 0c-3-7 1-13 6-13s9 6 6 13z" fill="var(--hill-2)" />
      <path d="M2 84h124" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    </Spot>
  )
}
