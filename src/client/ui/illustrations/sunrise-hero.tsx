import { memo } from 'react'

/** A person walking a path toward the sunrise. In dark mode it is the hour before dawn. */
export const SunriseHero = memo(function SunriseHero() {
  return (
    <svg
      className="ui-scene"
      viewBox="0 0 400 214"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--sun-disc)">
        <circle cx="262" cy="112" r="92" opacity=".1" />
        <circle cx="262" cy="112" r="66" opacity=".18" />
        <circle cx="262" cy="112" r="42" />
      </g>
      <g fill="var(--surface)" opacity=".7">
        <path d="M36 58c2-8 14-9 17-2 6-3 13 1 12 6H30c0-3 3-5 6-4z" />
        <path d="M322 38c2-6 10-7 13-2 5-2 10 1 9 5h-27c0-2 2-4 5-3z" />
      </g>
      <path
        d="M120 58q5-6 9 0q4-6 9 0M148 44q4-5 7 0q3-5 7 0"
        stroke="var(--hill-3)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 128c40-22 74-30 112-18 34 10 60 20 96 14 52-8 100-44 192-34v124H0z" fill="var(--hill-1)" />
      <path d="M0 150c52-26 102-22 150-8 40 11 66 10 110-2 50-13 96-20 140-8v82H0z" fill="var(--hill-2)" />
      <path d="M0 166c40-8 92-14 148-4 42 8 84 8 126-2 46-10 90-10 126 2v52H0z" fill="var(--hill-3)" />
      <g fill="var(--hill-4)">
        <path d="m44 116 9 22h-5l8 18H32l8-18h-5zM66 130l7 17h-4l6 13H57l6-13h-4zM352 112l10 24h-5l9 22h-28l9-22h-5z" />
        <path d="M0 190c60-14 130-18 190-12 70 6 140 4 210-10v46H0z" />
      </g>
      <path
        d="M148 214c6-14 24-23 44-32 17-8 34-12 44-19 8-6 6-11 12-16 3-3 8-5 12-6-4 4-6 8-5 13 2 9-2 15-12 24-13 11-27 22-31 36z"
        fill="var(--trail)"
      />
      <path
        d="M92 214c4-9 3-14 0-20m4 20c0-8 3-12 8-16M330 214c0-8-2-13-6-17m9 17c1-8 4-13 8-16"
        stroke="var(--hill-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Walker />
    </svg>
  )
})

function Walker() {
  return (
    <g transform="translate(192 146)" strokeLinecap="round" strokeLinejoin="round">
      <path d="m0 18-6 15-6 9M2 18l7 13 1 12" stroke="var(--figure)" strokeWidth="7" />
      <path d="m-13 42 4 2M9 43h5" stroke="var(--accent)" strokeWidth="5" />
      <path d="M-7 21C-9 8-9-3-5-8c3-4 10-4 12 0 4 6 3 18 2 29z" fill="var(--figure)" />
      <path d="M-6-8c-8 0-11 6-11 12v9c0 3 2 4 4 4h6c2-8 2-16 1-25z" fill="var(--accent)" />
      <path d="m5-5 5 12 8 3" stroke="var(--figure)" strokeWidth="5" />
      <path d="M2-7c3 4 4 8 3 13" stroke="var(--sun-disc)" strokeWidth="2.5" />
      <circle cx="3" cy="-18" r="7.5" fill="#a9714b" />
      <path d="M-5-18c0-7 4-10 8-10 5 0 8 3 8 7-4-2-7-2-9-1-1 4-2 6-4 8-2-1-3-2-3-4z" fill="var(--figure)" />
    </g>
  )
}
