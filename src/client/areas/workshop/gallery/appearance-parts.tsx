import { useText } from '#client/platform/i18n/use-text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden/visually-hidden.tsx'
import { Specimen } from './specimen.tsx'

const swatches = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'line',
  'line-strong',
  'brand',
  'brand-strong',
  'brand-line',
  'brand-tint',
  'sun',
  'sun-tint',
  'coral',
  'coral-tint',
  'ok',
  'ok-tint',
  'wait',
  'wait-tint',
  'focus',
] as const

export function ColorsPart() {
  return (
    <ul className="ws-swatches">
      {swatches.map((name) => (
        <li key={name}>
          <span aria-hidden="true" className="ws-swatch" style={{ background: `var(--${name})` }} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}

export function TypePart() {
  const t = useText('workshop')
  return (
    <div className="ws-stack">
      <p className="ws-type-1">{t('sample.heading')}</p>
      <p className="ws-type-2">{t('sample.heading')}</p>
      <p className="ws-type-3">{t('sample.heading')}</p>
      <p>{t('sample.body')}</p>
      <p className="ws-quiet">{t('sample.body')}</p>
      <p className="ws-fine">{t('sample.fine')}</p>
    </div>
  )
}

export function HiddenPart() {
  const t = useText('workshop')
  return (
    <Specimen label={t('looks.text')}>
      <p>
        {t('sample.hidden')} <VisuallyHidden>{t('sample.hiddenText')}</VisuallyHidden>
      </p>
    </Specimen>
  )
}
