#!/usr/bin/env bash
# Repeats the field trial of the contract checker on a recipe book in FastAPI, whose document the framework writes.
#
#   scripts/trials/fastapi.sh FOLDER [options of the checker]
set -euo pipefail

folder=$(realpath -m "${1:?give a folder}")
shift
root=$(cd "$(dirname "$0")/../.." && pwd)

mkdir -p "$folder" && cd "$folder"
[ -d environment ] || python3 -m venv environment
environment/bin/python -c 'import fastapi, sqlmodel' 2> /dev/null || environment/bin/pip install --quiet fastapi uvicorn sqlmodel python-multipart pyjwt

cat > main.py << 'END'
"""A recipe book, written as the tutorials of FastAPI and SQLModel write an application."""

from contextlib import asynccontextmanager
from datetime import datetime, timedelta, timezone
from enum import Enum
from typing import Annotated
import hashlib
import secrets

import jwt
from fastapi import APIRouter, Depends, FastAPI, HTTPException, Query, UploadFile, status
from fastapi.security import OAuth2PasswordBearer, OAuth2PasswordRequestForm
from pydantic import BaseModel
from sqlalchemy.pool import StaticPool
from sqlmodel import Field, Relationship, Session, SQLModel, create_engine, select

SECRET_KEY = secrets.token_hex(32)
ALGORITHM = "HS256"
ACCESS_TOKEN_EXPIRE_MINUTES = 60

engine = create_engine("sqlite://", connect_args={"check_same_thread": False}, poolclass=StaticPool)


class Course(str, Enum):
    starter = "starter"
    main = "main"
    dessert = "dessert"


class UserBase(SQLModel):
    username: str = Field(index=True, unique=True, min_length=3, max_length=30)
    full_name: str | None = None


class User(UserBase, table=True):
    id: int | None = Field(default=None, primary_key=True)
    hashed_password: str


class UserCreate(UserBase):
    password: str = Field(min_length=8)


class UserPublic(UserBase):
    id: int


class UserUpdate(SQLModel):
    full_name: str | None = None


class Ingredient(SQLModel, table=True):
    id: int | None = Field(default=None, primary_key=True)
    name: str
    quantity: float
    unit: str | None = None
    recipe_id: int = Field(foreign_key="recipe.id")
    recipe: "Recipe" = Relationship(back_populates="ingredients")


class RecipeBase(SQLModel):
    title: str = Field(index=True, max_length=100)
    course: Course = Course.main
    servings: int = Field(default=4, ge=1, le=50)
    minutes: int | None = Field(default=None, ge=1)
    is_public: bool = False


class Recipe(RecipeBase, table=True):
    id: int | None = Field(default=None, primary_key=True)
    created_at: datetime
    owner_id: int = Field(foreign_key="user.id")
    ingredients: list[Ingredient] = Relationship(back_populates="recipe", cascade_delete=True)


class RecipeCreate(RecipeBase):
    pass


class RecipePublic(RecipeBase):
    id: int
    created_at: datetime
    owner_id: int


class RecipeUpdate(SQLModel):
    title: str | None = Field(default=None, max_length=100)
    course: Course | None = None
    servings: int | None = Field(default=None, ge=1, le=50)
    minutes: int | None = Field(default=None, ge=1)
    is_public: bool | None = None


class IngredientCreate(SQLModel):
    name: str = Field(min_length=1)
    quantity: float = Field(gt=0)
    unit: str | None = None


class IngredientPublic(IngredientCreate):
    id: int
    recipe_id: int


class RecipePublicWithIngredients(RecipePublic):
    ingredients: list[IngredientPublic] = []


class Token(BaseModel):
    access_token: str
    token_type: str


class Photo(BaseModel):
    filename: str | None
    size: int
    content_type: str | None


def hash_password(password: str) -> str:
    salt = secrets.token_hex(8)
    return salt + hashlib.scrypt(password.encode(), salt=salt.encode(), n=1024, r=8, p=1).hex()


def verify_password(password: str, hashed: str) -> bool:
    salt = hashed[:16]
    return salt + hashlib.scrypt(password.encode(), salt=salt.encode(), n=1024, r=8, p=1).hex() == hashed


def get_session():
    with Session(engine) as session:
        yield session


SessionDep = Annotated[Session, Depends(get_session)]
oauth2_scheme = OAuth2PasswordBearer(tokenUrl="token")


def get_current_user(token: Annotated[str, Depends(oauth2_scheme)], session: SessionDep) -> User:
    credentials_exception = HTTPException(
        status_code=status.HTTP_401_UNAUTHORIZED,
        detail="Could not validate credentials",
        headers={"WWW-Authenticate": "Bearer"},
    )
    try:
        username = jwt.decode(token, SECRET_KEY, algorithms=[ALGORITHM]).get("sub")
    except jwt.InvalidTokenError:
        raise credentials_exception
    user = session.exec(select(User).where(User.username == username)).first()
    if user is None:
        raise credentials_exception
    return user


CurrentUser = Annotated[User, Depends(get_current_user)]


@asynccontextmanager
async def lifespan(app: FastAPI):
    SQLModel.metadata.create_all(engine)
    with Session(engine) as session:
        for name in ["alice", "bobby"]:
            session.add(User(username=name, full_name=name.title(), hashed_password=hash_password(f"{name}-secret")))
        session.commit()
    yield


app = FastAPI(title="Recipe book", version="1.0.0", lifespan=lifespan)
users = APIRouter(prefix="/users", tags=["users"])
recipes = APIRouter(prefix="/recipes", tags=["recipes"])


@app.post("/token", tags=["users"])
def login_for_access_token(
    form_data: Annotated[OAuth2PasswordRequestForm, Depends()], session: SessionDep
) -> Token:
    user = session.exec(select(User).where(User.username == form_data.username)).first()
    if not user or not verify_password(form_data.password, user.hashed_password):
        raise HTTPException(
            status_code=status.HTTP_401_UNAUTHORIZED,
            detail="Incorrect username or password",
            headers={"WWW-Authenticate": "Bearer"},
        )
    expire = datetime.now(timezone.utc) + timedelta(minutes=ACCESS_TOKEN_EXPIRE_MINUTES)
    token = jwt.encode({"sub": user.username, "exp": expire}, SECRET_KEY, algorithm=ALGORITHM)
    return Token(access_token=token, token_type="bearer")


@users.post("/", response_model=UserPublic, status_code=status.HTTP_201_CREATED)
def create_user(user: UserCreate, session: SessionDep):
    if session.exec(select(User).where(User.username == user.username)).first():
        raise HTTPException(status_code=400, detail="Username already registered")
    db_user = User.model_validate(user, update={"hashed_password": hash_password(user.password)})
    session.add(db_user)
    session.commit()
    session.refresh(db_user)
    return db_user


@users.get("/me", response_model=UserPublic)
def read_users_me(current_user: CurrentUser):
    return current_user


@users.patch("/me", response_model=UserPublic)
def update_users_me(user: UserUpdate, current_user: CurrentUser, session: SessionDep):
    current_user.sqlmodel_update(user.model_dump(exclude_unset=True))
    session.add(current_user)
    session.commit()
    session.refresh(current_user)
    return current_user


def get_own_recipe(recipe_id: int, current_user: CurrentUser, session: SessionDep) -> Recipe:
    recipe = session.get(Recipe, recipe_id)
    if not recipe or recipe.owner_id != current_user.id:
        raise HTTPException(status_code=404, detail="Recipe not found")
    return recipe


OwnRecipe = Annotated[Recipe, Depends(get_own_recipe)]


@recipes.post("/", response_model=RecipePublic, status_code=status.HTTP_201_CREATED)
def create_recipe(recipe: RecipeCreate, current_user: CurrentUser, session: SessionDep):
    db_recipe = Recipe.model_validate(
        recipe, update={"owner_id": current_user.id, "created_at": datetime.now(timezone.utc)}
    )
    session.add(db_recipe)
    session.commit()
    session.refresh(db_recipe)
    return db_recipe


@recipes.get("/", response_model=list[RecipePublic])
def read_recipes(
    current_user: CurrentUser,
    session: SessionDep,
    offset: Annotated[int, Query(ge=0)] = 0,
    limit: Annotated[int, Query(le=100)] = 100,
    course: Course | None = None,
    q: Annotated[str | None, Query(min_length=3, max_length=50)] = None,
):
    query = select(Recipe).where(Recipe.owner_id == current_user.id)
    if course:
        query = query.where(Recipe.course == course)
    if q:
        query = query.where(Recipe.title.contains(q))
    return session.exec(query.offset(offset).limit(limit)).all()


@recipes.get("/{recipe_id}", response_model=RecipePublicWithIngredients)
def read_recipe(recipe: OwnRecipe):
    return recipe


@recipes.patch("/{recipe_id}", response_model=RecipePublic)
def update_recipe(changes: RecipeUpdate, recipe: OwnRecipe, session: SessionDep):
    recipe.sqlmodel_update(changes.model_dump(exclude_unset=True))
    session.add(recipe)
    session.commit()
    session.refresh(recipe)
    return recipe


@recipes.delete("/{recipe_id}")
def delete_recipe(recipe: OwnRecipe, session: SessionDep):
    session.delete(recipe)
    session.commit()
    return {"ok": True}


@recipes.post("/{recipe_id}/ingredients/", response_model=IngredientPublic, status_code=status.HTTP_201_CREATED)
def create_ingredient(ingredient: IngredientCreate, recipe: OwnRecipe, session: SessionDep):
    db_ingredient = Ingredient.model_validate(ingredient, update={"recipe_id": recipe.id})
    session.add(db_ingredient)
    session.commit()
    session.refresh(db_ingredient)
    return db_ingredient


@recipes.get("/{recipe_id}/ingredients/", response_model=list[IngredientPublic])
def read_ingredients(recipe: OwnRecipe):
    return recipe.ingredients


@recipes.delete("/{recipe_id}/ingredients/{ingredient_id}", status_code=status.HTTP_204_NO_CONTENT)
def delete_ingredient(ingredient_id: int, recipe: OwnRecipe, session: SessionDep) -> None:
    ingredient = session.get(Ingredient, ingredient_id)
    if not ingredient or ingredient.recipe_id != recipe.id:
        raise HTTPException(status_code=404, detail="Ingredient not found")
    session.delete(ingredient)
    session.commit()


@recipes.post("/{recipe_id}/photo")
def upload_photo(file: UploadFile, recipe: OwnRecipe) -> Photo:
    return Photo(filename=file.filename, size=len(file.file.read()), content_type=file.content_type)


app.include_router(users)
app.include_router(recipes)
END
environment/bin/uvicorn main:app --port 4351 --log-level warning > server.log 2>&1 &
server=$!
trap 'kill "$server" 2> /dev/null || true' EXIT
curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused -o openapi.json http://127.0.0.1:4351/openapi.json

cat > contract-check.yaml << END
contracts: [openapi.json]
baseUrl: http://127.0.0.1:4351
users:
  alice: { login: { operationId: login_for_access_token_token_post, body: { username: alice, password: alice-secret }, token: /access_token } }
  bobby: { login: { operationId: login_for_access_token_token_post, body: { username: bobby, password: bobby-secret }, token: /access_token } }
seed: 1
reports: [json=report.json, html=report.html, chat=-]
END
node "$root/scripts/contract-check/bin.mjs" "$@"
