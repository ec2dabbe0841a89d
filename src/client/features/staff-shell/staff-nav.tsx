import { Link } from 'wouter'

export interface NavEntry {
  label: string
  route: string
  /** An alternative address of the same page. */
  also?: string
  /** Number of items waiting there. */
  count?: number
}

/** One line that scrolls sideways on a phone; an entry cut off at the edge shows that there is more. */
export function StaffNav({ label, entries, path }: { label: string; entries: readonly NavEntry[]; path: string }) {
  return (
    <nav aria-label={label} className="staff-nav">
      <ul>
        {entries.map(({ label: name, route, also, count }) => {
          const isHere = path === route || path === also
          return (
            <li key={route}>
              <Link href={route} aria-current={isHere ? 'page' : undefined} ref={isHere ? keepInView : undefined}>
                {name}
                {count ? <span>{count}</span> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function keepInView(link: HTMLAnchorElement | null): void {
  const line = link?.closest('ul')
  if (!link || !line) return
  line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2
}
