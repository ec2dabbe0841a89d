import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'

const SHOWN_AFTER_PX = 300

export function ScrollToTop({ label }: { label: string }) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const updateVisibility = () => setIsShown(window.scrollY > SHOWN_AFTER_PX)
    updateVisibility()
    window.addEventListener('scroll', updateVisibility, { passive: true })
    return () => window.removeEventListener('scroll', updateVisibility)
  }, [])

  if (!isShown) return null
  return (
    <IconButton
      className="ui-to-top"
      label={label}
      icon={<ArrowUp aria-hidden="true" />}
      data-print="hide"
      onClick={goToTop}
    />
  )
}

function goToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}
