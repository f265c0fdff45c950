swift build -c release --static-swift-stdlib
mkdir -p deploy
cp .build/release/ToolWall deploy
cp -r .build/release/*.resources deploy
scp -r deploy workshop.example:tool-wall
ssh -t workshop.example tool-wall/ToolWall repl
