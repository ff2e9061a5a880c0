'use client'

import { useEffect } from 'react'

import { useDocumentDrawer } from '@payloadcms/ui'

interface PictureEditorProps {
  id: string
  onSaved: (id: string) => void
}

/** Drawer with the form of one picture; opens when it is mounted. */
export function PictureEditor({ id, onSaved }: PictureEditorProps) {
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id })
  useEffect(() => {
    openDrawer()
    // Runs once: `openDrawer` changes with every state of the drawer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <DocumentDrawer
      onSave={() => {
        onSaved(id)
        closeDrawer()
      }}
    />
  )
}
