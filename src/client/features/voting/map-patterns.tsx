import type { VotingMark } from '#domain/voting/groups.ts'

/** The fill of a category: two plain ones and two patterns, so that no one has to tell colors apart. */
export function markFill(mark: VotingMark, id: string): string {
  switch (mark) {
    case 'neverLost':
      return 'var(--voting-never)'
    case 'afterRelease':
      return 'var(--voting-release)'
    case 'afterSentence':
      return `url(#${id}-stripes)`
    case 'actionNeeded':
      return `url(#${id}-dots)`
  }
}

/** Rendered once for the map and every swatch. Not hidden with `display: none`, which would disable the patterns. */
export function MapPatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <pattern
          id={`${id}-stripes`}
          width="26"
          height="26"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="voting-stripe-ground" width="26" height="26" />
          <rect className="voting-stripe" width="8" height="26" />
        </pattern>
        <pattern id={`${id}-dots`} width="36" height="36" patternUnits="userSpaceOnUse">
          <rect className="voting-dot-ground" width="36" height="36" />
          <circle className="voting-dot" cx="9" cy="9" r="5" />
          <circle className="voting-dot" cx="27" cy="27" r="5" />
        </pattern>
      </defs>
    </svg>
  )
}

/** A sample of the map's fill at the map's scale. */
export function Swatch({ mark, id }: { mark: VotingMark; id: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 48" className="voting-swatch">
      <rect x="2" y="2" width="68" height="44" rx="10" fill={markFill(mark, id)} />
    </svg>
  )
}
