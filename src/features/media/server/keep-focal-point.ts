import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

interface FocalPoint {
  x: number
  y: number
}

function wantedPoint({ query }: PayloadRequest): FocalPoint | null {
  const edits = (query?.uploadEdits ?? null) as { focalPoint?: { x?: unknown; y?: unknown } } | null
  const [x, y] = [Number(edits?.focalPoint?.x), Number(edits?.focalPoint?.y)]
  const isInside = (value: number) => value >= 0 && value <= 100
  return isInside(x) && isInside(y) ? { x: Math.round(x), y: Math.round(y) } : null
}

/**
 * Stores a moved focal point as two numbers. Payload would encode the picture and all its sizes again, with a loss of
 * quality each time, although no size is cropped: the site moves the picture in its frame instead.
 */
export const keepFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !req.query?.uploadEdits) return args
  const point = wantedPoint(req)
  delete req.query.uploadEdits
  if (!point || !('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  return { ...args, data: { ...args.data, focalX: point.x, focalY: point.y } }
}
