import { mediaFilterContract } from '../contract/media-filter-contract'

import { makeOwnMongo } from './own-database'

mediaFilterContract('MongoDB', makeOwnMongo)
