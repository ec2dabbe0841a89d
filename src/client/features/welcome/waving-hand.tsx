import { useEffect, useState } from 'react'
import { getRestBeforeWaveMs, waveMs } from '#domain/welcome/wave.ts'

/** A hand that waves now and then. Decoration only; it rests for people who asked for less motion. */
export function WavingHand() {
  const [isWaving, setIsWaving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsWaving(!isWaving), isWaving ? waveMs : getRestBeforeWaveMs(Math.random()))
    return () => clearTimeout(timer)
  }, [isWaving])
  return (
    <span aria-hidden="true" className={isWaving ? 'waving-hand waving' : 'waving-hand'}>
      👋
    </span>
  )
}
