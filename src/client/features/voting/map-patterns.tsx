import type { VotingMark } from '#domain/voting/groups.ts'

/** The fill of a mark: two plain ones and two with a pattern, so that nobody needs to tell colors apart. */
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

/** Drawn once for the map and every swatch; not hidden by display, which would take the patterns away. */
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

/** A piece of the map's fill at the size it has there. */
export function Swatch({ mark, id }: { mark: VotingMark; id: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 72 48" className="voting-swatch">
      <rect x="2" y="2" width="68" height="44" rx="10" fill={markFill(mark, id)} />
    </svg>
  )
}
