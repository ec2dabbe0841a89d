import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { TextField } from '#client/ui/field/text-field.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface SummaryProps {
  title: string
  /** Completed lessons, one line each. */
  lines: readonly string[]
}

/** A page about the completed lessons. It has a name only when one is typed for this printout. */
export function PrintSummary(props: SummaryProps) {
  const t = useText('gro')
  const common = useText('common')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<Printer aria-hidden size={18} />} onClick={() => setIsOpen(true)} data-print="hide">
        {t('print.open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('print.title')} closeLabel={common('close')}>
        {props.lines.length === 0 ? <p>{t('print.empty')}</p> : <PrintForm {...props} />}
      </Dialog>
    </>
  )
}

const longestName = 80

/** The name is local state of this component and is never stored. */
function PrintForm(props: SummaryProps) {
  const t = useText('gro')
  const [name, setName] = useState('')
  const [canPrint, setCanPrint] = useState(true)
  const handlePrint = () => {
    if (typeof window.print !== 'function') return setCanPrint(false)
    window.print()
  }
  return (
    <div className="grid gap-4">
      <p>{t('print.text')}</p>
      <TextField
        label={t('print.name')}
        hint={t('print.nameHint')}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <Button wide variant="primary" icon={<Printer aria-hidden size={20} />} onClick={handlePrint}>
        {t('print.button')}
      </Button>
      <div role="status">{!canPrint && <Notice>{t('print.cannot')}</Notice>}</div>
      {createPortal(<Paper {...props} name={name.trim()} />, document.body)}
    </div>
  )
}

function Paper({ title, lines, name }: SummaryProps & { name: string }) {
  const t = useText('gro')
  const { longDay } = useMoments()
  const [madeAt] = useState(() => Date.now())
  return (
    <article className="gro-paper">
      <h1>{t('print.paperTitle')}</h1>
      {name !== '' && <p className="gro-paper-name">{t('print.paperFor', { name })}</p>}
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{t('print.madeOn', { date: longDay(madeAt) })}</p>
      <p>{t('print.note')}</p>
    </article>
  )
}
