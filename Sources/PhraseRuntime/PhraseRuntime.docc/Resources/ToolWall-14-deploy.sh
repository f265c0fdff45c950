swift build -c release --product ToolWall
mkdir -p deploy
cp -r .build/release/ToolWall .build/release/*.resources deploy
ldd .build/release/ToolWall | awk '/\/swift\/linux\// { print $3 }' | xargs cp -t deploy
scp -r deploy workshop.example:tool-wall
ssh -t workshop.example tool-wall/ToolWall repl
