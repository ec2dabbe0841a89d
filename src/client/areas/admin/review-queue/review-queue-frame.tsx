import './review-queue.css'
import type { ReactNode } from 'react'

/** The head of a page of staff: every such page begins with it. */
export function ReviewQueueFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="desk-page">
      <h1 id="admin-title">{title}</h1>
      {intro && <p>{intro}</p>}
      {children}
    </div>
  )
}
