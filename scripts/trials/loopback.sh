#!/usr/bin/env bash
# Repeats the field trial of the contract checker on a fleet of vehicles in LoopBack 4, whose document the framework writes.
#
#   scripts/trials/loopback.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder" && cd "$folder"
[ -f package.json ] || echo '{}' > package.json
[ -d node_modules/@loopback ] || npm install --no-audit --no-fund @loopback/rest @loopback/repository @loopback/core @loopback/security @loopback/authentication @loopback/authentication-jwt tslib typescript@5.9

cat > tsconfig.json << 'END'
{
  "compilerOptions": {
    "target": "es2022",
    "module": "commonjs",
    "moduleResolution": "node",
    "experimentalDecorators": true,
    "emitDecoratorMetadata": true,
    "skipLibCheck": true,
    "strict": true,
    "strictPropertyInitialization": false,
    "useUnknownInCatchVariables": false,
    "useDefineForClassFields": false,
    "outDir": "dist",
    "rootDir": "src",
    "types": []
  },
  "include": ["src"]
}
END
mkdir -p src
cat > src/main.ts << 'END'
// The vehicles of a fleet and their trips: models, repositories and controllers as `lb4` generates them, with the
// authentication component of LoopBack's tutorial.
import { authenticate, AuthenticationComponent, TokenService, UserService } from "@loopback/authentication";
import {
  Credentials,
  JWTAuthenticationComponent,
  TokenServiceBindings,
  User,
  UserServiceBindings,
  UserRepository,
} from "@loopback/authentication-jwt";
import { type ApplicationConfig, inject } from "@loopback/core";
import {
  belongsTo,
  Count,
  CountSchema,
  DefaultCrudRepository,
  Entity,
  Filter,
  FilterExcludingWhere,
  HasManyRepositoryFactory,
  hasMany,
  juggler,
  model,
  property,
  repository,
  RepositoryMixin,
  Where,
} from "@loopback/repository";
import { del, get, getModelSchemaRef, param, patch, post, put, requestBody, response, RestApplication } from "@loopback/rest";
import { SecurityBindings, securityId, type UserProfile } from "@loopback/security";
import { createHash } from "node:crypto";

@model()
class Trip extends Entity {
  @property({ type: "number", id: true, generated: true })
  id?: number;
  @property({ type: "string", required: true, jsonSchema: { minLength: 1, maxLength: 80 } })
  destination: string;
  @property({ type: "number", required: true, jsonSchema: { minimum: 0 } })
  kilometres: number;
  @property({ type: "date" })
  startedAt?: string;
  @property({ type: "number" })
  vehicleId?: number;
  constructor(data?: Partial<Trip>) {
    super(data);
  }
}

@model()
class Vehicle extends Entity {
  @property({ type: "number", id: true, generated: true })
  id?: number;
  @property({ type: "string", required: true, jsonSchema: { minLength: 2, maxLength: 12 } })
  plate: string;
  @property({ type: "string", jsonSchema: { enum: ["car", "van", "truck"] }, default: "car" })
  kind?: string;
  @property({ type: "number", jsonSchema: { minimum: 1, maximum: 60 } })
  seats?: number;
  @property({ type: "boolean", default: false })
  electric?: boolean;
  @hasMany(() => Trip)
  trips: Trip[];
  constructor(data?: Partial<Vehicle>) {
    super(data);
  }
}

class MemoryDataSource extends juggler.DataSource {
  static dataSourceName = "db";
  constructor() {
    super({ name: "db", connector: "memory" });
  }
}

class TripRepository extends DefaultCrudRepository<Trip, typeof Trip.prototype.id> {
  constructor(@inject("datasources.db") dataSource: juggler.DataSource) {
    super(Trip, dataSource);
  }
}

class VehicleRepository extends DefaultCrudRepository<Vehicle, typeof Vehicle.prototype.id> {
  readonly trips: HasManyRepositoryFactory<Trip, typeof Vehicle.prototype.id>;
  constructor(
    @inject("datasources.db") dataSource: juggler.DataSource,
    @repository.getter("TripRepository") getTripRepository: () => Promise<TripRepository>,
  ) {
    super(Vehicle, dataSource);
    this.trips = this.createHasManyRepositoryFactoryFor("trips", getTripRepository);
    this.registerInclusionResolver("trips", this.trips.inclusionResolver);
  }
}

@authenticate("jwt")
class VehicleController {
  constructor(@repository(VehicleRepository) public vehicleRepository: VehicleRepository) {}

  @post("/vehicles")
  @response(200, {
    description: "Vehicle model instance",
    content: { "application/json": { schema: getModelSchemaRef(Vehicle) } },
  })
  async create(
    @requestBody({
      content: {
        "application/json": { schema: getModelSchemaRef(Vehicle, { title: "NewVehicle", exclude: ["id"] }) },
      },
    })
    vehicle: Omit<Vehicle, "id">,
  ): Promise<Vehicle> {
    return this.vehicleRepository.create(vehicle);
  }

  @get("/vehicles/count")
  @response(200, { description: "Vehicle model count", content: { "application/json": { schema: CountSchema } } })
  async count(@param.where(Vehicle) where?: Where<Vehicle>): Promise<Count> {
    return this.vehicleRepository.count(where);
  }

  @get("/vehicles")
  @response(200, {
    description: "Array of Vehicle model instances",
    content: {
      "application/json": {
        schema: { type: "array", items: getModelSchemaRef(Vehicle, { includeRelations: true }) },
      },
    },
  })
  async find(@param.filter(Vehicle) filter?: Filter<Vehicle>): Promise<Vehicle[]> {
    return this.vehicleRepository.find(filter);
  }

  @patch("/vehicles")
  @response(200, { description: "Vehicle PATCH success count", content: { "application/json": { schema: CountSchema } } })
  async updateAll(
    @requestBody({ content: { "application/json": { schema: getModelSchemaRef(Vehicle, { partial: true }) } } })
    vehicle: Vehicle,
    @param.where(Vehicle) where?: Where<Vehicle>,
  ): Promise<Count> {
    return this.vehicleRepository.updateAll(vehicle, where);
  }

  @get("/vehicles/{id}")
  @response(200, {
    description: "Vehicle model instance",
    content: { "application/json": { schema: getModelSchemaRef(Vehicle, { includeRelations: true }) } },
  })
  async findById(
    @param.path.number("id") id: number,
    @param.filter(Vehicle, { exclude: "where" }) filter?: FilterExcludingWhere<Vehicle>,
  ): Promise<Vehicle> {
    return this.vehicleRepository.findById(id, filter);
  }

  @patch("/vehicles/{id}")
  @response(204, { description: "Vehicle PATCH success" })
  async updateById(
    @param.path.number("id") id: number,
    @requestBody({ content: { "application/json": { schema: getModelSchemaRef(Vehicle, { partial: true }) } } })
    vehicle: Vehicle,
  ): Promise<void> {
    await this.vehicleRepository.updateById(id, vehicle);
  }

  @put("/vehicles/{id}")
  @response(204, { description: "Vehicle PUT success" })
  async replaceById(@param.path.number("id") id: number, @requestBody() vehicle: Vehicle): Promise<void> {
    await this.vehicleRepository.replaceById(id, vehicle);
  }

  @del("/vehicles/{id}")
  @response(204, { description: "Vehicle DELETE success" })
  async deleteById(@param.path.number("id") id: number): Promise<void> {
    await this.vehicleRepository.deleteById(id);
  }
}

@authenticate("jwt")
class VehicleTripController {
  constructor(@repository(VehicleRepository) protected vehicleRepository: VehicleRepository) {}

  @get("/vehicles/{id}/trips", {
    responses: {
      "200": {
        description: "Array of Vehicle has many Trip",
        content: { "application/json": { schema: { type: "array", items: getModelSchemaRef(Trip) } } },
      },
    },
  })
  async find(
    @param.path.number("id") id: number,
    @param.query.object("filter") filter?: Filter<Trip>,
  ): Promise<Trip[]> {
    return this.vehicleRepository.trips(id).find(filter);
  }

  @post("/vehicles/{id}/trips", {
    responses: {
      "200": {
        description: "Vehicle model instance",
        content: { "application/json": { schema: getModelSchemaRef(Trip) } },
      },
    },
  })
  async create(
    @param.path.number("id") id: typeof Vehicle.prototype.id,
    @requestBody({
      content: {
        "application/json": {
          schema: getModelSchemaRef(Trip, { title: "NewTripInVehicle", exclude: ["id"], optional: ["vehicleId"] }),
        },
      },
    })
    trip: Omit<Trip, "id">,
  ): Promise<Trip> {
    return this.vehicleRepository.trips(id).create(trip);
  }

  @patch("/vehicles/{id}/trips", {
    responses: {
      "200": {
        description: "Vehicle.Trip PATCH success count",
        content: { "application/json": { schema: CountSchema } },
      },
    },
  })
  async patch(
    @param.path.number("id") id: number,
    @requestBody({ content: { "application/json": { schema: getModelSchemaRef(Trip, { partial: true }) } } })
    trip: Partial<Trip>,
    @param.query.object("where") where?: Where<Trip>,
  ): Promise<Count> {
    return this.vehicleRepository.trips(id).patch(trip, where);
  }

  @del("/vehicles/{id}/trips", {
    responses: {
      "200": {
        description: "Vehicle.Trip DELETE success count",
        content: { "application/json": { schema: CountSchema } },
      },
    },
  })
  async delete(@param.path.number("id") id: number, @param.query.object("where") where?: Where<Trip>): Promise<Count> {
    return this.vehicleRepository.trips(id).delete(where);
  }
}

class UserController {
  constructor(
    @inject(TokenServiceBindings.TOKEN_SERVICE) public jwtService: TokenService,
    @inject(UserServiceBindings.USER_SERVICE) public userService: UserService<User, Credentials>,
    @inject(SecurityBindings.USER, { optional: true }) public user: UserProfile,
  ) {}

  @post("/users/login", {
    responses: {
      "200": {
        description: "Token",
        content: { "application/json": { schema: { type: "object", properties: { token: { type: "string" } } } } },
      },
    },
  })
  async login(
    @requestBody({
      description: "The input of login function",
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["email", "password"],
            properties: { email: { type: "string", format: "email" }, password: { type: "string", minLength: 8 } },
          },
        },
      },
    })
    credentials: Credentials,
  ): Promise<{ token: string }> {
    const user = await this.userService.verifyCredentials(credentials);
    return { token: await this.jwtService.generateToken(this.userService.convertToUserProfile(user)) };
  }

  @authenticate("jwt")
  @get("/whoAmI", {
    responses: {
      "200": { description: "Return current user", content: { "application/json": { schema: { type: "string" } } } },
    },
  })
  async whoAmI(): Promise<string> {
    return this.user[securityId];
  }
}

class FleetApplication extends RepositoryMixin(RestApplication) {
  constructor(options: ApplicationConfig = {}) {
    super(options);
    this.component(AuthenticationComponent);
    this.component(JWTAuthenticationComponent);
    this.dataSource(MemoryDataSource, UserServiceBindings.DATASOURCE_NAME);
    this.dataSource(MemoryDataSource);
    this.repository(TripRepository);
    this.repository(VehicleRepository);
    this.controller(VehicleController);
    this.controller(VehicleTripController);
    this.controller(UserController);
  }
}

/** What `bcryptjs` of the authentication component compares. */
async function addUsers(app: FleetApplication): Promise<void> {
  const { hash } = require("bcryptjs");
  const users: UserRepository = await app.get(UserServiceBindings.USER_REPOSITORY);
  for (const name of ["alice", "bob"]) {
    const id = createHash("sha1").update(name).digest("hex").slice(0, 12);
    await users.create({ id, username: name, email: `${name}@example.com` } as User);
    await users.userCredentials(id).create({ password: await hash(`${name}-secret`, 4) });
  }
}

async function main(): Promise<void> {
  const app = new FleetApplication({ rest: { port: 4353, host: "127.0.0.1", gracePeriodForClose: 500 } });
  await app.start();
  await addUsers(app);
}
void main();
END
npx tsc -p .
node dist/main.js > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4353/openapi.json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4353
users:
  alice: { login: { operationId: UserController.login, body: { email: alice@example.com, password: alice-secret }, token: /token } }
  bob: { login: { operationId: UserController.login, body: { email: bob@example.com, password: bob-secret }, token: /token } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
