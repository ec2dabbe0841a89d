import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  tone?: 'plain' | 'ok' | 'wait' | 'quiet'
  as?: 'div' | 'article' | 'section' | 'li'
}

/** Tones add a stripe; the card's text must still say what the stripe means. */
export function Card({ tone = 'plain', as = 'div', className, ...rest }: CardProps) {
  // Every option is a plain block element with the same attributes; one tag name keeps the types simple.
  const Tag = as as 'div'
  return <Tag {...rest} className={classNames('ui-card', `ui-card-${tone}`, className)} />
}
