import { refreshContract } from '../contract/refresh-contract'

import { makeOwnMongo } from './own-database'

refreshContract('MongoDB', makeOwnMongo)
