import { shareParts } from '@/lib/parts/render-part'
import { renderPart } from '@/server/parts'

/** Views that tests render show their parts as in a process with the HTTP server. */
shareParts(renderPart)
