/** The first element on the page; visible only when focused. Links to `Page`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="ui-skip-link" href="#main" data-print="hide">
      {label}
    </a>
  )
}
