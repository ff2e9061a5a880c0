import type { UIFieldServerProps } from 'payload'

import { findModuleUses } from '@/features/content/server/find-module-uses'

import { studioText } from '@/lib/i18n/studio-text'

type Props = Pick<UIFieldServerProps, 'id' | 'payload' | 'user' | 'i18n'>

/** Pages that show a library module, above its fields: a change appears on all of them. */
export async function ModuleUsage({ id, payload, user, i18n }: Props) {
  if (!id) return null
  const uses = await findModuleUses(payload, String(id), user)
  const { admin } = payload.config.routes
  return (
    <section
      className="studio-part studio-panel studio-stack studio-modules-usage"
      data-tone={uses.length > 1 ? 'warn' : undefined}
      aria-labelledby="module-usage"
    >
      <p id="module-usage" className="studio-strong">
        {studioText(i18n.language, 'modules.used', { count: uses.length })}
      </p>
      {uses.length > 0 && (
        <ul className="studio-list studio-row studio-scroll">
          {uses.map(({ collection, id: document, title, isPublic }) => (
            <li key={`${collection}/${document}`}>
              <a href={`${admin}/collections/${collection}/${document}/`}>{title || document}</a>
              {!isPublic && ` (${studioText(i18n.language, 'modules.draftOnly')})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
