'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { ClientBlock } from 'payload'

import { useConfigLabel } from '@/studio/blocks/use-content-text'

import { nameField, type FieldName } from './name-field'

/** The fields of the form, and what they are called. */
export function useFormNames() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { getFields } = useForm()
  const labelOf = useConfigLabel()
  const fields =
    (collectionSlug
      ? getEntityConfig({ collectionSlug })
      : globalSlug
        ? getEntityConfig({ globalSlug })
        : undefined
    )?.fields ?? []
  const nameOf = (path: string): FieldName | null =>
    nameField(fields, path, {
      labelOf,
      blocks: config.blocksMap as Record<string, ClientBlock>,
      kindAt: (row) => String(getFields()[`${row}.blockType`]?.value ?? ''),
    })
  return { fields, nameOf }
}
