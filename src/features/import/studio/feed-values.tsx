import type { UIFieldServerComponent } from 'payload'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { textOf } from '@/lib/values/read-value'

import { fieldLabel, valueText } from '../model/describe-value'
import { readFeedValues } from '../server/read-feed-values'
import { readNames, readSource } from '../server/read-runs'
import { FeedLocks } from './lazy-parts'

/** In the form of a property: which fields come from its feed, with their values there, and their locks. */
export const FeedValues: UIFieldServerComponent = async ({ data, id, payload, user, i18n }) => {
  const [source, externalId] = [textOf(data?.source), textOf(data?.externalId)]
  if (!user || !hasRole(user, 'administrator', 'editor', 'agent') || !source || !externalId || !id)
    return null
  const { language } = i18n
  const t = studioTranslator(language)
  const reader = { payload, user, language }
  const [values, names, importSource] = await Promise.all([
    readFeedValues(payload, { id: String(id), source, externalId }),
    readNames(reader),
    hasRole(user, 'administrator', 'editor') ? readSource(reader, source) : null,
  ])
  if (!values) return null
  const rows = values.map(({ field, feed, here, isSame, locks }) => ({
    field,
    isSame,
    locks,
    label: fieldLabel(field, language),
    feed: valueText(field, feed, { language, names }),
    here: valueText(field, here, { language, names }),
  }))
  const texts = {
    field: t('imports.feed.field'),
    feed: t('imports.feed.value'),
    here: t('imports.feed.here'),
    locked: t('imports.feed.locked'),
    lock: t('imports.feed.lock'),
    unlock: t('imports.feed.unlock'),
    title: t('imports.feed.title'),
    help: t('imports.feed.help'),
  }
  return (
    <details className="studio-part studio-panel studio-controls">
      <summary>{texts.title}</summary>
      <p className="studio-muted">
        {t('imports.feed.text', { source: importSource?.name ?? source, number: externalId })} {texts.help}
      </p>
      <FeedLocks rows={rows} texts={texts} />
    </details>
  )
}
