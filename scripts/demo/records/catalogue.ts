import { agents, type DemoAgent } from '../content/agents'
import { localities } from '../content/localities'
import { neighbourhoods } from '../content/neighbourhoods'
import { projects, type DemoProject } from '../content/projects'
import { propertyTypes } from '../content/property-types'
import type { DemoProperty } from '../properties/properties'
import { documentRecord, ref, type DocumentRecord } from '../seed/record'

import { picture } from './block-parts'
import { agentPicture, neighbourhoodPicture, projectPictures } from './site-pictures'

const typeRecords = propertyTypes.map((type) => documentRecord('propertyTypes', type.webId, type))

/** By French name and postal code: sections share codes, and towns have several. */
const localityRecords = localities.map((locality) =>
  documentRecord('localities', `${locality.name.fr}|${locality.zip}`, locality),
)

const agentRecords = agents.map(
  ({ key, name, role, languages, phone, email, registrationNumber }: DemoAgent, at) =>
    documentRecord('agents', key, {
      name,
      role,
      languages,
      email,
      registrationNumber,
      mobilePhone: phone,
      whatsapp: true,
      portrait: picture(agentPicture(key)),
      sort: at,
    }),
)

const neighbourhoodRecords = neighbourhoods.map(({ key, name, slug, description, localityKey }) =>
  documentRecord('neighbourhoods', key, {
    name,
    slug,
    description,
    locality: ref('localities', localityKey),
    picture: picture(neighbourhoodPicture(key)),
  }),
)

/** Types, places and people. */
export const catalogueRecords: DocumentRecord[] = [
  ...typeRecords,
  ...localityRecords,
  ...agentRecords,
  ...neighbourhoodRecords,
]

/** The agent at this place of the list. */
export const agentAt = (index: number): string => ref('agents', agents[index]?.key ?? index)

const indoorPictures = 4

/** The building first, then rooms of its first home. */
function picturesOf(number: number, units: readonly DemoProperty[]): string[] {
  const rooms = units[0]?.pictures.slice(1, 1 + indoorPictures) ?? []
  return [...projectPictures(number), ...rooms].map(({ name }) => picture(name))
}

function projectRecord(project: DemoProject, units: readonly DemoProperty[]): DocumentRecord {
  const { localityKey, agentKey, texts, ...values } = project
  const { intro, ...furtherTexts } = texts
  const webIds = [...new Set(units.map(({ typeWebId }) => typeWebId))]
  return documentRecord('projects', project.number, {
    ...values,
    ...furtherTexts,
    description: intro,
    types: webIds.map((webId) => ref('propertyTypes', webId)),
    locality: ref('localities', localityKey),
    agent: agentAt(agentKey),
    // The building has the coordinates of its first home.
    latitude: units[0]?.latitude,
    longitude: units[0]?.longitude,
    pictures: picturesOf(project.number, units),
    publishedIn: ['nl', 'fr', 'en', 'de'],
    _status: 'published',
  })
}

/** The new-build projects with what their homes have in common. */
export const projectRecords = (properties: readonly DemoProperty[]): DocumentRecord[] =>
  projects.map((project) =>
    projectRecord(
      project,
      properties.filter(({ projectNumber }) => projectNumber === project.number),
    ),
  )
