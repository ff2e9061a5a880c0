import type { Translator } from '@/lib/i18n/translator'

import { MotionControls } from './motion-controls'

interface FilmLoopProps {
  film: { src: string; type: string }
  t: Translator
}

/** A muted film over its poster, which `startFilm` plays; nothing of it is loaded before. */
export const FilmLoop = ({ film, t }: FilmLoopProps) => (
  <div data-film="">
    <div aria-hidden="true" className="absolute inset-0">
      <video
        hidden
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        className="size-full object-cover opacity-0 transition-opacity duration-250 data-shown:opacity-100"
      >
        <source src={film.src} type={film.type} />
      </video>
    </div>
    <MotionControls t={t} />
  </div>
)
