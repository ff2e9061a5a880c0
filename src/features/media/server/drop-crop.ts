import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Removes the crop that a request asks for. Payload crops and stores the file again whatever the configuration says, so
 * that a request without a file could reduce a stored picture to one pixel.
 */
export const dropCrop: CollectionBeforeOperationHook = ({ args, req }) => {
  const edits: unknown = req.query?.uploadEdits
  if (typeof edits !== 'object' || edits === null || !req.query) return args
  const { focalPoint } = edits as { focalPoint?: unknown }
  req.query.uploadEdits = focalPoint ? { focalPoint } : undefined
  return args
}
