'use client'

import { useAllFormFields, useConfig, useDebounce, useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { ClientBlock, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo, useState } from 'react'

import { checkContent } from '@/features/checks/model/check-content'
import { findLinksInForm } from '@/features/checks/model/find-links-in-form'
import { findPicturesInForm, type PictureField } from '@/features/checks/model/find-pictures-in-form'
import type { Content, Finding, KnownFaults } from '@/features/checks/model/finding'
import { useStudioData } from '@/studio/use-studio-request'

/** An editor who types is not interrupted. */
const pauseMs = 500

const maxLinks = 200
const maxPictures = 300

/** The values of the fields that the form shows. */
const contentOf = (fields: FormState): Content =>
  reduceFieldsToValues(
    Object.fromEntries(Object.entries(fields).filter(([, { passesCondition }]) => passesCondition !== false)),
    true,
  )

/** What the server knows; while it is asked again the former answer stays. */
function useKnownFaults(body: object): KnownFaults | null {
  const { data } = useStudioData<KnownFaults>('content-checks', { body })
  const [kept, setKept] = useState<KnownFaults | null>(null)
  if (data && data !== kept) setKept(data)
  return data ?? kept
}

const unique = (values: readonly { value: string }[], max: number): string[] =>
  [...new Set(values.map(({ value }) => value))].slice(0, max)

export interface CheckedForm {
  findings: Finding[]
  content: Content
  /** Whether the server has not answered yet. */
  isWaiting: boolean
}

/** The findings of the form, worked out anew when an editor pauses. */
export function useFindings(): CheckedForm {
  const [fields] = useAllFormFields()
  const settled = useDebounce(fields, pauseMs)
  const { collectionSlug = 'pages' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { code: locale } = useLocale()
  const content = useMemo(() => contentOf(settled), [settled])
  const { pictures, links } = useMemo(() => {
    const own = getEntityConfig({ collectionSlug })?.fields ?? []
    const blocks: Record<string, ClientBlock> = config.blocksMap
    const findBlock = (slug: string) => (blocks[slug]?.fields ?? []) as readonly PictureField[]
    return {
      pictures: findPicturesInForm(content, own as readonly PictureField[], findBlock),
      links: findLinksInForm(content),
    }
  }, [content, collectionSlug, config.blocksMap, getEntityConfig])
  const known = useKnownFaults({
    ...{ locale, links: unique(links, maxLinks), pictures: unique(pictures, maxPictures) },
  })
  const findings = useMemo(
    () => checkContent({ collection: collectionSlug, content, pictures, links }, known),
    [collectionSlug, content, pictures, links, known],
  )
  return { findings, content, isWaiting: known === null }
}
