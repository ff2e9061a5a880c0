import type { RowFieldClientProps } from 'payload'

import { PropertySections } from './property-sections'

type Paths = Pick<RowFieldClientProps, 'indexPath' | 'path' | 'schemaPath'>

/**
 * The sections of a property's form. A component of the server, because Payload would send a component of the browser the
 * configuration of all fields once more.
 */
export const PropertySectionsField = ({ indexPath, path, schemaPath }: Paths) => (
  <PropertySections indexPath={indexPath ?? ''} path={path ?? ''} schemaPath={schemaPath ?? ''} />
)
