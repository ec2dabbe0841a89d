import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target' | 'rel'> {
  href: string
  /** Makes it an external link: a new tab, no referrer, and this text for screen readers. */
  newTabLabel?: string
}

export function TextLink({ newTabLabel, className, children, ...rest }: TextLinkProps) {
  const linkClass = classNames('ui-text-link', className)
  if (newTabLabel === undefined) {
    return (
      <a {...rest} className={linkClass}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} className={linkClass} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <ExternalLink size="0.9em" aria-hidden="true" />
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </a>
  )
}
