import { useEffect, useRef, useState } from 'react'

import { ControlBar, MotionButton, type MotionTexts } from './motion-controls'
import { wantsLessMotion, whenCalm } from './when-calm'

interface FilmLoopProps {
  film: { src: string; type: string }
  texts: MotionTexts
  /** The controls are at the very bottom. */
  isLow?: boolean
}

/**
 * A muted film over its poster. Loaded only after the page is idle, and never played automatically for visitors who
 * prefer reduced motion.
 */
export function FilmLoop({ film, texts, isLow = false }: FilmLoopProps) {
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting')
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!place.current) return
    return whenCalm(place.current, () => setState(wantsLessMotion() ? 'paused' : 'playing'))
  }, [])
  useEffect(() => {
    if (state === 'paused') video.current?.pause()
    // Browsers in power-saving mode may refuse to play: the poster stays and the button starts the film.
    if (state === 'playing') video.current?.play().catch(() => setState('paused'))
  }, [state])
  const isAsked = state === 'playing' || isLoaded
  return (
    <>
      <div ref={place} aria-hidden="true" className="absolute inset-0">
        {isAsked && (
          <video
            ref={video}
            muted
            loop
            autoPlay
            playsInline
            preload="metadata"
            tabIndex={-1}
            onPlaying={() => setLoaded(true)}
            className={`size-full object-cover transition-opacity duration-250 ${isLoaded ? '' : 'opacity-0'}`}
          >
            <source src={film.src} type={film.type} />
          </video>
        )}
      </div>
      {state !== 'waiting' && (
        <ControlBar isLow={isLow}>
          <MotionButton
            isPlaying={state === 'playing'}
            texts={texts}
            onToggle={() => setState(state === 'playing' ? 'paused' : 'playing')}
          />
        </ControlBar>
      )}
    </>
  )
}
