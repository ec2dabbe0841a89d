/** The first thing on the page; appears when it has focus. Leads to `Page`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className="ui-skip-link" href="#main" data-print="hide">
      {label}
    </a>
  )
}
