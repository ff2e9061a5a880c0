import { ScriptPlace } from '@/components/ui/script-place'

import type { MotionTexts } from './motion-texts'

export interface FilmData {
  film: { src: string; type: string }
  texts: MotionTexts
  /** The controls are at the very bottom. */
  isLow?: boolean
}

/** The place of a muted film over its poster, which `startFilm` puts there. */
export const FilmLoop = (data: FilmData) => <ScriptPlace as="div" data-film={JSON.stringify(data)} />
