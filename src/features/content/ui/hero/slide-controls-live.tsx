import { useEffect, useRef, useState } from 'react'

import { Control, ControlBar, MotionButton, type MotionTexts } from './motion-controls'
import type { Rotation } from './start-rotation'
import { wantsLessMotion, whenCalm } from './when-calm'

interface SlideControlsProps {
  /** The names of the slides, in order. */
  names: string[]
  texts: MotionTexts & { previous: string; next: string }
}

/** Starts, pauses and turns the slides beside it, and shows their number. */
export function SlideControls({ names, texts }: SlideControlsProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [rotation, setRotation] = useState<Rotation | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const stage = place.current?.parentElement?.querySelector<HTMLElement>('.swiper')
    if (!stage) return
    let started: Rotation | null = null
    const cancel = whenCalm(stage, async () => {
      const { startRotation } = await import('./start-rotation')
      if (!place.current) return
      const isCalm = wantsLessMotion()
      started = startRotation(stage, { isPlaying: !isCalm, isCalm, onChange: setIndex })
      setPlaying(!isCalm)
      setRotation(started)
    })
    return () => {
      cancel()
      started?.stop()
    }
  }, [])
  const toggle = () => {
    rotation?.setPlaying(!isPlaying)
    setPlaying(!isPlaying)
  }
  return (
    <>
      <span ref={place} hidden />
      {rotation && (
        <ControlBar>
          <MotionButton isPlaying={isPlaying} texts={texts} onToggle={toggle} />
          <Control
            label={texts.previous}
            path="m15 4 2 2-6 6 6 6-2 2-8-8Z"
            onClick={() => rotation.step(-1)}
          />
          <Control label={texts.next} path="m9 4-2 2 6 6-6 6 2 2 8-8Z" onClick={() => rotation.step(1)} />
          <p
            aria-live={isPlaying ? 'off' : 'polite'}
            aria-atomic="true"
            className="figures inline-flex h-11 min-w-16 items-center justify-center bg-ink/85 px-3 text-small text-white"
          >
            <span className="sr-only">{names[index]}, </span>
            {`${index + 1} / ${names.length}`}
          </p>
        </ControlBar>
      )}
    </>
  )
}
