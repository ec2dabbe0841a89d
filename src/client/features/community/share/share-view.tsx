import '../community.css'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { sendPost } from '#contracts/community.ts'
import { Crisis } from '#domain/help-lines/crisis-kinds.ts'
import type { VisitorPostKind } from '#domain/community/post.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import type { CommunityTab } from '../sections.ts'
import { MyPosts } from './my-posts.tsx'
import { StoredPost, newPostDraft, postBody, type PostDraft } from './post-draft.ts'
import { PostForm } from './post-form.tsx'
import { SentNotice } from './sent-notice.tsx'
import { type CrisisHelp, type HelpToShow, useCrisis } from '#client/shared/use-crisis.ts'

export interface ShareViewProps {
  section: 'share' | 'mine'
  /** The most likely kind of post: the tab the person came from. */
  kind: VisitorPostKind
  tab: CommunityTab
  /** Text so far. It survives switching sections; leaving the page only on the person's own device. */
  draft: PostDraft | null
  onDraft: (draft: PostDraft | null) => void
  loadCrisis: () => Promise<CrisisHelp>
}

/** The form, and the posts sent from this browser. */
export function ShareView({ section, tab, ...writing }: ShareViewProps) {
  const t = useText('community')
  const title = section === 'share' ? t('share.title') : t('mine.title')
  return (
    <Page wide aria-labelledby="community-title" className="community-page">
      <div>
        <Button
          size="small"
          variant="quiet"
          className="-ms-(--inset)"
          href={`#${tab}`}
          icon={<ArrowLeft aria-hidden size={18} />}
        >
          {t('share.back')}
        </Button>
      </div>
      <h1 id="community-title">{title}</h1>
      {section === 'share' ? <Share {...writing} /> : <MyPosts />}
    </Page>
  )
}

/** Agreeing to the rules belongs to sending, so it is asked again. */
function readPost(): PostDraft | null {
  const kept = readDraft('post', StoredPost)
  return kept ? { ...newPostDraft(kept.kind), ...kept } : null
}

type Sent = { usualHours: number | null }

function Share({ kind, draft, onDraft, loadCrisis }: Omit<ShareViewProps, 'section' | 'tab'>) {
  const t = useText('community')
  const { language } = useLanguage()
  const [start, setStart] = useState<PostDraft>(() => draft ?? readPost() ?? newPostDraft(kind))
  const [sent, setSent] = useState<Sent | null>(null)
  const crisis = useCrisis(loadCrisis)
  const handleDraft = useCallback(
    (written: PostDraft) => {
      onDraft(written)
      if (written.text.trim() === '') forgetDraft('post')
      else keepDraft('post', written)
    },
    [onDraft],
  )
  const handleSend = async (written: PostDraft) => {
    // Shows the crisis card first, online or offline, before anything leaves this device.
    await crisis.check(written.text)
    const reply = await callApi(sendPost, { body: postBody(written, language) })
    const help = Crisis.safeParse(reply.help)
    if (help.success) void crisis.showTold(help.data)
    onDraft(null)
    forgetDraft('post')
    setSent(reply)
  }
  const handleAnother = () => {
    setStart(newPostDraft(kind))
    setSent(null)
  }
  return (
    <>
      {crisis.shown && <ShownHelp {...crisis.shown} onDismiss={crisis.dismiss} />}
      {sent ? (
        <>
          <SentNotice usualHours={sent.usualHours} onAnother={handleAnother} />
          <section className="community-panel">
            <h2>{t('mine.title')}</h2>
            <MyPosts />
          </section>
        </>
      ) : (
        <>
          <p>{t('share.intro')}</p>
          <PostForm
            draft={start}
            onDraft={handleDraft}
            onWords={(text) => void crisis.check(text)}
            onSend={handleSend}
          />
        </>
      )}
    </>
  )
}

/** The writer is further down the page, so the card is scrolled into view. */
function ShownHelp({ Card, crisis, onDismiss }: HelpToShow & { onDismiss: () => void }) {
  const help = useRef<HTMLDivElement>(null)
  useEffect(() => help.current?.scrollIntoView({ block: 'start' }), [crisis.kind])
  return (
    <div ref={help} className="community-help">
      <Suspense>
        <Card crisis={crisis} onDismiss={onDismiss} />
      </Suspense>
    </div>
  )
}
