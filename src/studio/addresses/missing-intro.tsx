import './addresses.css'

import type { ListViewServerProps } from 'payload'

import { studioText } from '../studio-text'

import { missingTexts } from './addresses-texts'

/** Above the report: what it is for. */
export function MissingIntro({ i18n }: Pick<ListViewServerProps, 'i18n'>) {
  return <p className="studio-addresses__intro">{studioText(i18n.language, missingTexts.intro)}</p>
}
