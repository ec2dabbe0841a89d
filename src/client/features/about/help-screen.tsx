import './about.css'
import { GraduationCap, KeyRound, MapPin, MonitorSmartphone, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'

export interface HelpScreenProps {
  /** The lines that answer now. */
  lines: ReactNode
  onFind: () => void
  onPin: () => void
  onPrivacy: () => void
  onTutorial: () => void
  onWhoseDevice: () => void
}

/** /help: whom to call, and short answers about the app. */
export function HelpScreen({ lines, onFind, onPin, onPrivacy, onTutorial, onWhoseDevice }: HelpScreenProps) {
  const t = useText('about')
  const menu = useText('menu')
  const device = useText('device')
  return (
    <Page wide aria-labelledby="help-title" className="about help">
      <header className="grid gap-2">
        <h1 id="help-title">{t('help.title')}</h1>
        <p className="text-ink-2">{t('help.intro')}</p>
      </header>
      {lines}
      <section aria-labelledby="help-questions" className="grid content-start gap-4">
        <h2 id="help-questions">{t('help.questions')}</h2>
        <Question title={t('help.find.title')} text={t('help.find.text')}>
          <Button size="small" icon={<MapPin aria-hidden size={18} />} onClick={onFind}>
            {t('help.find.action')}
          </Button>
        </Question>
        <Question title={t('help.list.title')} text={t('help.list.text')}>
          <Button size="small" icon={<KeyRound aria-hidden size={18} />} onClick={onPin}>
            {t('help.list.action')}
          </Button>
        </Question>
        <Question title={t('help.hide.title')} text={device('quickExitHelp')} />
        <Question title={t('help.shared.title')} text={t('help.shared.text')}>
          <Button size="small" icon={<MonitorSmartphone aria-hidden size={18} />} onClick={onWhoseDevice}>
            {device('whose')}
          </Button>
        </Question>
        <Question title={t('help.wrong.title')} text={t('help.wrong.text')} />
        <Question title={t('help.reggie.title')} text={t('help.reggie.text')} />
        <Question title={t('help.cost.title')} text={t('help.cost.text')} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={<Eye aria-hidden size={18} />} onClick={onPrivacy}>
            {menu('privacy')}
          </Button>
          <Button size="small" icon={<GraduationCap aria-hidden size={18} />} onClick={onTutorial}>
            {t('help.tutorial')}
          </Button>
        </div>
      </section>
    </Page>
  )
}

function Question({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1">
      <h3>{title}</h3>
      <p className="text-ink-2">{text}</p>
      {children}
    </div>
  )
}
