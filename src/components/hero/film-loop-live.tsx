import { useEffect, useRef, useState } from 'react'

import { ControlBar, MotionButton, type MotionTexts } from './motion-controls'
import { wantsLessMotion, whenCalm } from './when-calm'

interface FilmLoopProps {
  film: { src: string; type: string }
  texts: MotionTexts
  /** The controls stand at the very foot. */
  isLow?: boolean
}

/**
 * A film without sound over the picture that stands for it. It is not asked for before the page is calm, and never
 * plays by itself for visitors who ask for less motion.
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
    // Browsers that save power may refuse: then the picture stays and the button offers to play.
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
