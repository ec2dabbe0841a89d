import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { AnswerState, answerLengths } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Card } from '#client/ui/card/card.tsx'
import { SelectField } from '#client/ui/field/select-field.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { IconButton } from '#client/ui/icon-button/icon-button.tsx'
import { isWhole, type TemplateRow } from './template-rows.ts'

interface TemplateFieldsProps {
  row: TemplateRow
  at: number
  count: number
  /** Errors are shown only after the first attempt to save. */
  isTried: boolean
  onChange: (row: TemplateRow) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const longestName = 80

export function TemplateFields({ row, at, count, isTried, onChange, onMove, onRemove }: TemplateFieldsProps) {
  const t = useText('partnerSettings')
  const number = at + 1
  const title = row.name ? t('templates.one', { number, name: row.name }) : t('templates.oneNew', { number })
  const name = row.name || title
  const field = (key: 'name' | 'en' | 'es') => ({
    value: row[key],
    onChange: (event: { target: { value: string } }) => onChange({ ...row, [key]: event.target.value }),
  })
  return (
    <Card as="li" className="pl-stack">
      <div className="pl-head">
        <h3>{title}</h3>
        <div className="pl-row-actions">
          <IconButton
            label={t('templates.up', { name })}
            icon={<ArrowUp size={20} aria-hidden="true" />}
            aria-disabled={at === 0}
            onClick={() => at > 0 && onMove(-1)}
          />
          <IconButton
            label={t('templates.down', { name })}
            icon={<ArrowDown size={20} aria-hidden="true" />}
            aria-disabled={number === count}
            onClick={() => number < count && onMove(1)}
          />
          <IconButton
            label={t('templates.remove', { name })}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
      </div>
      {isTried && !isWhole(row) && <p className="ui-field-error">{t('templates.problem')}</p>}
      <div className="pl-pair">
        <TextField {...field('name')} label={t('templates.name')} maxLength={longestName} />
        <SelectField
          label={t('templates.kind')}
          value={row.kind}
          options={AnswerState.options.map((value) => ({ value, label: t(`templates.kinds.${value}`) }))}
          onChange={(event) => onChange({ ...row, kind: event.target.value as TemplateRow['kind'] })}
        />
      </div>
      <div className="pl-pair">
        <TextAreaField {...field('en')} label={t('templates.en')} lang="en" maxLength={answerLengths.message} />
        <TextAreaField {...field('es')} label={t('templates.es')} lang="es" maxLength={answerLengths.message} />
      </div>
    </Card>
  )
}
