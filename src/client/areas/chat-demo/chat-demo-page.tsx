import { TextField } from '#client/ui/field/text-field.tsx'
import './chat-demo.css'
import '#client/platform/i18n/bring-staff-text.ts'
import { useState, type FormEvent } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { ScenarioList } from './demo-calls.ts'
import { DemoChat } from './demo-conversation.tsx'
import { DemoControls } from './demo-controls.tsx'
import { Inspector } from './inspector.tsx'
import { type Scenarios, useScenarios } from './use-scenarios.ts'
import { type TraceSettings, useTraces } from './use-traces.ts'
import { VerdictTable } from './verdict-table.tsx'

/** /hybrid-chat-demo: the chat on one side, how its last answer was produced on the other. */
export function ChatDemoPage() {
  const scenarios = useScenarios()
  if (scenarios.isFirst) return <Page aria-busy="true" />
  return scenarios.list ? <Demo scenarios={scenarios} list={scenarios.list} /> : <DemoSignIn scenarios={scenarios} />
}

export function DemoSignIn({ scenarios }: { scenarios: Scenarios }) {
  const t = useText('chatDemo')
  const signIn = useText('signIn')
  return (
    <Page aria-labelledby="demo-door" className="grid gap-5">
      <h1 id="demo-door">{signIn('adminTitle')}</h1>
      <p>{t('door.text')}</p>
      <Card>
        <KeyForm {...scenarios} />
      </Card>
      <Button href="/" variant="secondary" wide>
        {signIn('needHelp')}
      </Button>
    </Page>
  )
}

export function Demo({ scenarios, list }: { scenarios: Scenarios; list: ScenarioList }) {
  const t = useText('chatDemo')
  const { language } = useLanguage()
  const [settings, setSettings] = useState<TraceSettings>({ engine: 'template', tone: 'encouragement' })
  const { state, play, ask, stop, clear } = useTraces(scenarios.staffKey)
  return (
    <Page wide aria-labelledby="demo-title" className="cd-page">
      <h1 id="demo-title">{t('title')}</h1>
      <Notice tone="warning" title={t('banner')}>
        {t('bannerText', list.place)}
      </Notice>
      <DemoControls
        list={list}
        settings={settings}
        isWaiting={state.phase === 'waiting'}
        onSettings={setSettings}
        onPlay={(scenario) => play(scenario, settings)}
        onClear={clear}
      />
      {state.verdict && <VerdictTable verdict={state.verdict} />}
      <div className="cd-split">
        <DemoChat state={state} canAsk={list.canAsk} onAsk={(text) => ask(text, language, settings)} onStop={stop} />
        <Inspector trace={state.turns.at(-1)} />
      </div>
      {!list.canAsk && (
        <Card as="section" aria-labelledby="demo-staff" className="grid gap-3">
          <h2 id="demo-staff">{t('staff.title')}</h2>
          <p>{t('staff.text')}</p>
          <KeyForm {...scenarios} />
        </Card>
      )}
    </Page>
  )
}

/** A staff key, valid while this page is open. */
function KeyForm({ problem, isChecking, open }: Pick<Scenarios, 'problem' | 'isChecking' | 'open'>) {
  const t = useText('chatDemo')
  const [key, setKey] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '' && !isChecking) open(key.trim())
  }
  return (
    <form className="grid gap-3" onSubmit={handleSubmit}>
      <TextField
        type="password"
        autoComplete="off"
        spellCheck={false}
        label={t('door.key')}
        hint={t('door.keyHint')}
        error={problem === null ? undefined : t(problem === 'wrong' ? 'door.wrong' : 'failed')}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <div>
        <Button type="submit" variant="primary" busy={isChecking}>
          {t('door.open')}
        </Button>
      </div>
    </form>
  )
}
