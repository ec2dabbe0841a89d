import { Spot, type SpotProps } from './spot.tsx'

/** A sun rising from an open book. The colors are the brand's in both themes. */
export function LogoMark({ size = 32 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="#0e5c5b" />
      <path d="M8.5 19a7.5 7.5 0 0 1 15 0l-7.5 2.5z" fill="#f2b13c" />
      <path d="M16 5v2.5M7.2 8.7l1.7 1.7m15.9-1.7-1.7 1.7" stroke="#f2b13c" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M16 25c-2.8-2.3-6.2-3-10.5-2.6v-5C9.8 17 13.2 17.9 16 20.3c2.8-2.4 6.2-3.3 10.5-2.9v5c-4.3-.4-7.7.3-10.5 2.6z"
        fill="#fff"
      />
      <path d="M16 20.3V25" stroke="#0e5c5b" strokeWidth="1.3" />
    </Spot>
  )
}
