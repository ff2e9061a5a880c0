'use client'

import { useConfig, useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useEffect } from 'react'

import { useFieldsShown } from './after-fields'
import { spotOf } from './jump-to-field'
import { useSearchParams } from './navigation'
import { useJump } from './use-jump'

const parameter = 'field'

function Opened({ at }: { at: string }) {
  const { globalSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const isShown = useFieldsShown()
  const jump = useJump()
  useEffect(() => {
    if (!isShown) return
    jump(spotOf(getEntityConfig({ globalSlug })?.fields ?? [], at))
    // Only once: a reload, or a save that renders the form anew, leaves the editor where he is.
    const url = new URL(location.href)
    url.searchParams.delete(parameter)
    history.replaceState(null, '', url)
  }, [at, getEntityConfig, globalSlug, isShown, jump])
  return null
}

/** In the form of settings: a link such as `/admin/globals/siteConfig/?field=agency.email` leads to the very field. */
export function FieldOfUrl() {
  const at = useSearchParams().get(parameter)
  const isInDrawer = useEditDepth() > 1
  return at && !isInDrawer ? <Opened at={at} /> : null
}
