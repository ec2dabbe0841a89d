import { useText } from '#client/platform/i18n/use-text.ts'

/** In the first load, so not from the list of all help lines. */
const numbers = { now: '211', crisis: '988' } as const

/** The last line of every visitor screen: two numbers that answer day and night. */
export function HelpLine() {
  return (
    <footer className="help-line" data-print="hide">
      <p>
        <Number of="now" />
        {' · '}
        <Number of="crisis" />
      </p>
    </footer>
  )
}

function Number({ of }: { of: keyof typeof numbers }) {
  const t = useText('common')
  return (
    <span>
      {t(`helpLine.${of}`)} <a href={`tel:${numbers[of]}`}>{numbers[of]}</a>
    </span>
  )
}
