import { Spot, type SpotProps } from './spot.tsx'

/** Reggie's face, for chat bubbles and buttons. */
export function ReggieFace({ size = 44 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 88 88">
      <circle cx="44" cy="44" r="44" fill="var(--brand-line)" />
      <path
        d="M16 77.6C19 66.5 29 62 44 62s25 4.5 28 15.6A43.8 43.8 0 0 1 44 88a43.8 43.8 0 0 1-28-10.4z"
        fill="#2f7f78"
      />
      <ReggieHead />
    </Spot>
  )
}

/** Reggie to the waist, waving hello. The hand moves twice, then rests. */
export function ReggieWaving({ size = 120 }: SpotProps) {
  return (
    <Spot width={size} viewBox="0 0 104 96">
      <circle cx="44" cy="52" r="44" fill="var(--brand-line)" />
      <g className="ui-wave">
        <path d="M68 86c9 2 15-3 17-11l3-15" stroke="#2f7f78" strokeWidth="13" strokeLinecap="round" />
        <path d="m87.5 61 1.5-9" stroke="#94603c" strokeWidth="9" strokeLinecap="round" />
        <g stroke="#a9714b" strokeLinecap="round">
          <path d="m89 50 1-5" strokeWidth="11" />
          <path d="m86 43-2.5-8M90 42v-9M94 43l2.5-8M95 49l5-4.5" strokeWidth="3.8" />
        </g>
      </g>
      <path d="M14 96c0-23 10-34 30-34s32 11 32 34z" fill="#2f7f78" />
      <path d="m36 63 8 9 8-9" stroke="#fff4dd" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
      <ReggieHead />
    </Spot>
  )
}

function ReggieHead() {
  return (
    <>
      <path d="M36 55h16v8c0 4-4 7-8 7s-8-3-8-7z" fill="#94603c" />
      <path d="M21 40a5 5 0 1 0 3 9zm46 0a5 5 0 1 1-3 9z" fill="#94603c" />
      <path d="M23 36c0-13 9-20 21-20s21 7 21 20v7c0 13-9 22-21 22s-21-9-21-22z" fill="#a9714b" />
      <path d="M23 45c2 2 3 6 8 7 4 0 8-3 13-3s9 3 13 3c5-1 6-5 8-7v2c0 12-9 21-21 21s-21-9-21-21z" fill="#1c2b33" />
      <path d="M21 40c-3-17 8-29 23-29s26 12 23 29c-2-6-4-11-8-13-9 2-21 2-30 0-4 2-6 7-8 13z" fill="#1c2b33" />
      <path d="M35 55c5 5.5 13 5.5 18 0-6-1.3-12-1.3-18 0z" fill="#fff" />
      <path d="M42 44.5c.5 2 3.5 2 4 0" stroke="#7d4d2e" strokeWidth="2" strokeLinecap="round" />
      <circle cx="34.5" cy="38.5" r="2.2" fill="#1c2b33" />
      <circle cx="53.5" cy="38.5" r="2.2" fill="#1c2b33" />
      <g stroke="#f2b13c" strokeWidth="2.4">
        <circle cx="34.5" cy="38.5" r="7" />
        <circle cx="53.5" cy="38.5" r="7" />
        <path d="M41.5 37.5c1.5-1.2 3.5-1.2 5 0" />
      </g>
    </>
  )
}
