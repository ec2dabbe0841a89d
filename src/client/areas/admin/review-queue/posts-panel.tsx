import { useState } from 'react'
import { decidePost, type PostReviewItem } from '#contracts/community-staff.ts'
import type { RejectReason } from '#domain/community/post.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/staff-session.ts'
import { CannedReasonDialog } from './canned-reason-dialog.tsx'
import { History } from './history.tsx'
import { PanelState } from './panel-state.tsx'
import type { PostAction } from './post-card.tsx'
import { PostList } from './post-list.tsx'
import { type EditedText, PublishDialog } from './publish-dialog.tsx'
import { type Show, usePosts } from './queries.ts'
import { ResultNotice } from './result-notice.tsx'
import { ShowSwitch } from './show-switch.tsx'
import { useReviewActions } from './use-review-actions.ts'

/** What people and organizations sent to the community page. */
export function PostsPanel() {
  const t = useText('adminReview')
  const [show, setShow] = useState<Show>('waiting')
  const posts = usePosts(show)
  const { opened, open, close, said, saidBox, buttonProps, send } = useReviewActions<{
    post: PostReviewItem
    act: PostAction
  }>()
  const publish = ({ id }: PostReviewItem, words: EditedText) =>
    send(`publish ${id}`, async () => {
      await callStaff(decidePost, { params: { id }, body: { decision: 'publish', ...words } })
      return t('posts.published')
    })
  const refuse = ({ id }: PostReviewItem, act: 'reject' | 'hide', reason: RejectReason) =>
    send(`${act} ${id}`, async () => {
      await callStaff(decidePost, { params: { id }, body: { decision: act, reason } })
      return act === 'reject' ? t('posts.rejected') : t('posts.hidden')
    })
  const refused = opened && opened.act !== 'publish' ? { post: opened.post, act: opened.act } : null
  return (
    <div className="desk-stack">
      <ShowSwitch value={show} onChange={setShow} />
      <PanelState query={posts}>
        {(all) => (
          <>
            <ResultNotice said={said} box={saidBox} />
            <PostList posts={all} show={show} buttonProps={buttonProps} onAct={(post, act) => open({ post, act })} />
            <PublishDialog post={opened?.act === 'publish' ? opened.post : null} onClose={close} onSend={publish} />
            <CannedReasonDialog about={refused} onClose={close} onSend={refuse} />
          </>
        )}
      </PanelState>
      <History queue="posts" />
    </div>
  )
}
