import { catalogueContract } from '../catalogue-contract'

import { makeOwnMongo } from './own-database'

catalogueContract('MongoDB', makeOwnMongo)
