import type { UIFieldServerProps } from 'payload'

import { findModuleUses, type ModuleUse } from '@/lib/cms/find-module-uses'

import { studioText } from '../studio-text'

import { draftOnly, usedNowhere, usedOften, usedOnce } from './modules-texts'
import './modules.css'

type Props = Pick<UIFieldServerProps, 'id' | 'payload' | 'user' | 'i18n'>

const sentenceFor = (uses: ModuleUse[]) => [usedNowhere, usedOnce][uses.length] ?? usedOften

/** Where a module of the library shows, above its fields: a change there is a change on all of these pages. */
export async function ModuleUsage({ id, payload, user, i18n }: Props) {
  if (!id) return null
  const uses = await findModuleUses(payload, String(id), user)
  const { admin } = payload.config.routes
  return (
    <section
      className={`studio-modules-usage ${uses.length > 1 ? 'studio-modules-usage--several' : ''}`}
      aria-labelledby="module-usage"
    >
      <p id="module-usage">{studioText(i18n.language, sentenceFor(uses), { count: uses.length })}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ collection, id: document, title, isPublic }) => (
            <li key={`${collection}/${document}`}>
              <a href={`${admin}/collections/${collection}/${document}/`}>{title || document}</a>
              {!isPublic && ` (${studioText(i18n.language, draftOnly)})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
